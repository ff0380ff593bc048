import type { SeedBlog } from '../types'

export const kubernetesIsAHiringDecision: SeedBlog = {
  blogName: 'Kubernetes is a hiring decision',
  slug: 'kubernetes-is-a-hiring-decision',
  description:
    'The comparison matrix is true and leaves out the four people who look after the platform for seven years. Count them first, then choose a size that fits.',
  content: `
<p>The question arrives as a technical one. Should we run on Kubernetes? There is a comparison matrix, a proof of concept that went well, and an architect who would like to. Almost everything in the matrix is true. What it leaves out is that the platform has to be looked after by four people for the next seven years, two of whom have not been hired.</p>
<h2>What you are really buying</h2>
<p>An orchestrator gives you a common language for running software: declare what should be there, and something keeps it so. That is worth a great deal to an organisation with sixty services, five teams and a release every hour. It is worth very little to one with four services and a release every other week, because the same result can be had from a managed runtime and a page of configuration that anybody can read.</p>
<p>The language comes with dialects. Ingress, secrets, storage, certificates, policies, autoscaling, observability: each is an open choice among several projects, each project has its own release cycle, and the set you pick is yours alone. No one you hire will have run exactly that set. They will have run something like it, and the difference is what fails at night.</p>
<h2>Count the people before the nodes</h2>
<p>A cluster that matters needs somebody awake who understands it, on every day of the year. With leave, illness and departures that is not one person. It is a group of at least four who share a rota, and who also need work that is interesting enough to keep them. Ask three questions before the next proof of concept.</p>
<ul><li>Who upgrades it every quarter, and who can do it when that person is away?</li><li>Who decides which add-on is allowed in, and who takes the old one out?</li><li>How many engineers would have to leave before nobody dares to change it?</li></ul>
<p>In an organisation where the third answer is "one", the platform is already a risk, whatever it runs.</p>
<h2>Three sizes that work</h2>
<table><thead><tr><th>You have</th><th>Take</th><th>And accept</th></tr></thead><tbody><tr><td>Up to ten services, one or two teams</td><td>A managed container runtime</td><td>Fewer knobs, one vendor</td></tr><tr><td>Ten to forty, several teams</td><td>A managed control plane, five add-ons at most</td><td>Saying no to the sixth</td></tr><tr><td>More, or your own data centres</td><td>A platform team with a product owner</td><td>A budget line that never ends</td></tr></tbody></table>
<p>The middle row is where most trouble starts, since it is easy to behave like the third while being paid like the first. The limit of five is arbitrary and it is useful exactly for that reason: an argument about which add-on must go is an argument about what the platform is for.</p>
<h2>Make leaving cheap</h2>
<p>Whatever you choose, keep the application ignorant of it. A service that starts from an image, reads its settings from the environment, writes its log to standard output and answers a health check can move to any of the three rows in an afternoon. One that talks to the cluster's own interfaces has married it. Test the difference once a year: start your most important service on a plain machine, with nothing but a container engine, and see what breaks. In typical cases it is three things, and two of them are embarrassing.</p>
<p>We run large clusters for clients and are glad to. The ones that work have something in common that no matrix shows: somebody asked about the people first, hired them before the migration, and still employs most of them. Where that conversation was skipped, the technology was blamed, and usually replaced by another one with the same number of people behind it.</p>
`,
  categorySlug: 'cloud',
  authorSlug: 'ngozi-halvorsen',
  tags: ['kubernetes', 'platform teams', 'architecture'],
  featured: false,
  publishedDaysAgo: 153,
  imageAlt:
    'Drawn picture: uneven grey bars on a light ground settle into tall blue waves with a single orange bar at the crest.',
  pictureSeed: 'kubernetes-hiring-2',
}
