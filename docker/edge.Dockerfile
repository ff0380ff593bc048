# The edge: nginx with the configuration in docker/nginx. docker build -f docker/edge.Dockerfile -t site-edge .
FROM nginx:1.28.0-alpine
COPY docker/nginx /etc/nginx/site
# For cached files, buffered request bodies and the pid file; a new volume inherits the owner.
RUN mkdir /var/lib/edge && chown nginx:nginx /var/lib/edge
USER nginx
VOLUME /var/lib/edge
EXPOSE 8080
# On SIGQUIT nginx shuts down gracefully and finishes running requests.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/internal/edge"]
ENTRYPOINT []
CMD ["nginx", "-e", "stderr", "-p", "/var/lib/edge", "-c", "/etc/nginx/site/nginx.conf", "-g", "daemon off;"]
