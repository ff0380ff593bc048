import type { SeedBlog } from '../types'

export const kubernetesIsAHiringDecision: SeedBlog = {
  blogName: 'Kubernetes is a hiring decision',
  slug: 'kubernetes-is-a-hiring-decision',
  description:
    'The comparison matrix is right, but leaves out the four people who will run the platform for seven years. Count them first, then choose a size that fits.',
  content: `
<p>The question arrives as a technical one. Should we run on Kubernetes? There is a comparison matrix, a proof of concept that went well, and an architect who is in favour. Almost everything in the matrix is true. What it leaves out is that four people will have to look after the platform for the next seven years, and two of them have not been hired yet.</p>
<h2>What Kubernetes gives you, and what it asks of you</h2>
<p>An orchestrator gives you a common language for running software: you declare what should be running, and it keeps it running. That is worth a great deal to an organisation with sixty services, five teams and a release every hour. It is worth very little to one with four services and a release every other week, because the same result can be had from a managed runtime and a page of configuration that anyone can read.</p>
<p>But there is a lot to decide. Ingress, secrets, storage, certificates, policies, autoscaling, observability: each is a choice among several projects, each project has its own release cycle, and the combination you pick is yours alone. No one you hire will have run exactly that combination. They will have run something similar, and the differences are what fails at night.</p>
<h2>Count the people before you count the nodes</h2>
<p>A cluster that matters needs someone who understands it, available every day of the year. With leave, illness and departures, that takes at least four people on a rota, and they need work that is interesting enough to keep them. Ask three questions before the next proof of concept.</p>
<ul><li>Who upgrades it every quarter, and who can do it when that person is away?</li><li>Who decides which add-on is allowed in, and who takes the old one out?</li><li>How many engineers would have to leave before no one dares to change it?</li></ul>
<p>If the third answer is “one”, the platform is already a risk.</p>
<h2>Three platform sizes that work</h2>
<table><thead><tr><th>You have</th><th>Take</th><th>And accept</th></tr></thead><tbody><tr><td>Up to ten services, one or two teams</td><td>A managed container runtime</td><td>Fewer knobs, one vendor</td></tr><tr><td>Ten to forty, several teams</td><td>A managed control plane, five add-ons at most</td><td>Saying no to the sixth</td></tr><tr><td>More, or your own data centres</td><td>A platform team with a product owner</td><td>A budget line that never ends</td></tr></tbody></table>
<p>The middle row is where most trouble starts, because it is easy to behave like the third row on the budget of the first. The limit of five is arbitrary but useful: it forces you to discuss which add-on must go, and so what the platform is for.</p>
<h2>Keep your applications easy to move</h2>
<p>Whatever you choose, keep the application ignorant of it. A service that starts from an image, reads its settings from the environment, writes its log to standard output and answers a health check can move to any of the three rows in an afternoon. One that talks to the cluster’s own interfaces cannot. Test this once a year: start your most important service on a plain machine, with nothing but a container engine, and see what breaks. Typically it is three things, and two of them are quick to fix.</p>
<p>We run large clusters for clients and are glad to. The ones that work have something in common that no matrix shows: the client thought about the people first, hired them before the migration, and still employs most of them. Where that was skipped, the technology got the blame, and was usually replaced by another with the same number of people behind it.</p>
`,
  categorySlug: 'cloud',
  authorSlug: 'ngozi-halvorsen',
  tags: ['Kubernetes', 'platform teams', 'architecture'],
  featured: false,
  publishedDaysAgo: 153,
  pictureSeed: 'kubernetes-hiring-2',
}
