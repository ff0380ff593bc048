# The edge: nginx with docker/nginx. docker build -f docker/edge.Dockerfile -t site-edge .
FROM nginx:1.28.0-alpine
COPY docker/nginx /etc/nginx/site
# Kept files, parts of large requests and the process id; a new volume takes over the owner.
RUN mkdir /var/lib/edge && chown nginx:nginx /var/lib/edge
USER nginx
VOLUME /var/lib/edge
EXPOSE 8080
# Asked this way, nginx finishes the requests that it has begun.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/internal/edge"]
ENTRYPOINT []
CMD ["nginx", "-e", "stderr", "-p", "/var/lib/edge", "-c", "/etc/nginx/site/nginx.conf", "-g", "daemon off;"]
