import type { SeedBlog } from '../types'

export const theSupplierWhoStillHasAKey: SeedBlog = {
  blogName: 'The supplier who still has a key',
  slug: 'the-supplier-who-still-has-a-key',
  description:
    'Nobody sends a list when a contractor leaves. Give every outside account an owner inside, an end by the clock and one door that somebody can see.',
  content: `
<p>The ventilation contractor finished in March. In October its account was used to sign in at three in the morning, from a country where it has no office. The password was eleven years old and belonged to a person who had left nine years ago. Everything worked as designed: the account had been created for an urgent repair, it had never been given an end, and nobody at the client had ever known that it was theirs to end.</p>
<p>The names are invented, the pattern is not. Access for employees is reviewed, because human resources sends a list when someone leaves. For suppliers no one sends a list.</p>
<h2>An owner on the inside</h2>
<p>Every external account needs a colleague who is asked about it. Not a department and not the supplier's project manager, but one employee whose name stands beside it and who gets a short message each month: these four people can enter our building management system, is that still so? The default answer is no. If the owner says nothing for two weeks, the accounts sleep, and waking them takes one click and a reason.</p>
<p>When the owner changes jobs the accounts do not move on by themselves. The successor has to accept them one at a time. It sounds like bureaucracy and takes four minutes, most of which are spent discovering that two of them should not exist.</p>
<h2>Access that ends by itself</h2>
<p>Give the smallest unit of time that lets the work be done. For maintenance that is usually a window of some hours, opened by the person who ordered the work and closed by the clock. For a project it is the end of the current order, never the end of the framework agreement. A renewal is a decision, and decisions leave a trace.</p>
<table><thead><tr><th>Kind of work</th><th>Opened by</th><th>Ends</th></tr></thead><tbody><tr><td>A fault, on call</td><td>Whoever reports it</td><td>After four hours</td></tr><tr><td>Planned maintenance</td><td>The system's owner</td><td>With the window</td></tr><tr><td>A project</td><td>The project's sponsor</td><td>With the order, ninety days at most</td></tr><tr><td>A service run for you</td><td>The contract's owner</td><td>Every quarter, unless confirmed</td></tr></tbody></table>
<h2>One door, and a light above it</h2>
<p>Suppliers collect ways in. A remote tool on a server here, a tunnel in a controller there, a modem that the manufacturer insisted on. List them by walking through the plant, since none is in the inventory. Then bring them to one entrance where sessions are opened for a person, recorded, and can be seen while they happen. The recording is not there to catch anyone. It lets your own engineer find out on Tuesday what was changed on Sunday.</p>
<p>Some vendors refuse. Note which, and let the note be read before the next contract. A manufacturer that can reach its machine in your hall whenever it likes has a share in your risk, and it should appear in the price.</p>
<h2>Practise the bad Friday</h2>
<p>Once a year, assume that a supplier rings to say they were broken into. How long until all of their accounts are off, everywhere? Try it with a clock. Start with the question who may order it, at seven in the evening, knowing that it will also stop the lifts.</p>
<ul><li>Which accounts are theirs, including those with a person's name?</li><li>Which of their certificates, keys and tokens do our systems trust?</li><li>What stops working for us when we switch them off, and can we live with that until Monday?</li></ul>
<p>The first attempt takes most organisations a day. By the third it is under half an hour, and along the way a good part of the accounts has gone for ever. That is the quiet purpose of the exercise.</p>
`,
  categorySlug: 'security',
  authorSlug: 'farid-tuwaira',
  tags: ['third parties', 'remote access', 'identity'],
  featured: false,
  publishedDaysAgo: 139,
  imageAlt:
    'Drawn picture: whole blue rings around an orange point on a dark ground meet faint broken rings, with dots between.',
  pictureSeed: 'supplier-key-3',
}
