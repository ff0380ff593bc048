-- Staff delete the redirect of a former slug by its id, as they delete others.
alter table former_slug add column id uuid not null default gen_random_uuid();
create unique index former_slug_id on former_slug (id);
