-- What came with migration 0051: somebody who hires for a job.
insert into hiring_team_member (career_id, account_id, team_right) values
  ((select career_id from applicant where id = '01900000-0000-7000-8000-000000000061'),
   '01900000-0000-7000-8000-000000000001', 'LEAD');
