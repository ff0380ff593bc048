-- Id of the request that a mail was queued for, by which logs of edge, shell server, service and outbox are joined.
alter table mail add column request_id text;
