/** Links to the share forms of social networks, with the encoded absolute page address. */
export function shareLinks(pageUrl: string, title: string): { name: string; href: string }[] {
  const url = encodeURIComponent(pageUrl)
  return [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'X', href: `https://x.com/intent/post?url=${url}&text=${encodeURIComponent(title)}` },
  ]
}
