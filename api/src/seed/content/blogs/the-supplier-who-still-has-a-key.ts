import type { SeedBlog } from '../types'

export const theSupplierWhoStillHasAKey: SeedBlog = {
  blogName: 'The supplier who still has a key',
  slug: 'the-supplier-who-still-has-a-key',
  description:
    'No one sends you a list when a contractor leaves. Give every external account an internal owner, an automatic end and one monitored way in.',
  content: `
<p>The ventilation contractor finished in March. In October, someone used its account to log in at three in the morning, from a country where it has no office. The password was eleven years old and belonged to a person who had left nine years before. Everything worked as designed: the account had been created for an urgent repair, it had no end date, and no one at the client knew that closing it was their job.</p>
<p>The details are invented, but the pattern is real. Employees’ access is reviewed because human resources sends a list when someone leaves. For suppliers, no one does.</p>
<h2>Give every external account an internal owner</h2>
<p>Every external account needs a colleague who answers for it: not a department or the supplier’s project manager, but one named employee. Each month that person gets a short message: “These four people can access our building management system. Is that still right?” The default answer is no. If the owner does not reply within two weeks, the accounts are suspended, and reactivating them takes one click and a reason.</p>
<p>When the owner changes jobs, the successor has to accept the accounts one at a time. It takes four minutes, and often shows that two of them should not exist.</p>
<h2>Let access end automatically</h2>
<p>Grant access for the shortest time in which the work can be done. For maintenance that is usually a window of some hours, opened by the person who ordered the work and closed automatically. For a project it is the end of the current order, never the end of the framework agreement. That way, every renewal is a recorded decision.</p>
<table><thead><tr><th>Kind of work</th><th>Opened by</th><th>Ends</th></tr></thead><tbody><tr><td>A fault, on call</td><td>The person who reports it</td><td>After four hours</td></tr><tr><td>Planned maintenance</td><td>The system’s owner</td><td>With the window</td></tr><tr><td>A project</td><td>The project’s sponsor</td><td>With the order, ninety days at most</td></tr><tr><td>A service run for you</td><td>The contract’s owner</td><td>Every quarter, unless confirmed</td></tr></tbody></table>
<h2>Use one monitored entrance for all suppliers</h2>
<p>Suppliers collect ways in: a remote tool on a server here, a tunnel in a controller there, a modem that the manufacturer insisted on. Walk through the plant to list them, because none is in the inventory. Then move them to one entrance, where each session is opened for a named person, recorded, and visible while it happens. The recording is not there to catch anyone. It lets your own engineer find out on Tuesday what was changed on Sunday.</p>
<p>Some vendors refuse. Note which ones, and use the note before you sign the next contract. A manufacturer that can reach its machine in your plant at any time adds to your risk, and its price should reflect that.</p>
<h2>Practise shutting a supplier out</h2>
<p>Once a year, assume that a supplier calls to say they have been hacked. How long does it take to switch off all of their accounts, everywhere? Time it. Start with the question of who may order it, at seven on a Friday evening, knowing that it will also stop the lifts.</p>
<ul><li>Which accounts are theirs, including those with a person’s name?</li><li>Which of their certificates, keys and tokens do our systems trust?</li><li>What stops working for us when we switch them off, and can we live with that until Monday?</li></ul>
<p>The first attempt takes most organisations a day. By the third it is under half an hour, and many of the accounts will have gone for good.</p>
`,
  categorySlug: 'security',
  authorSlug: 'farid-tuwaira',
  tags: ['third parties', 'remote access', 'identity'],
  featured: false,
  publishedDaysAgo: 139,
  pictureSeed: 'supplier-key-3',
}
