-- Up to three results of a case study, each as the line that staff write: figure | what it measures | before | after.
alter table content_item add column results text[] not null default '{}';
