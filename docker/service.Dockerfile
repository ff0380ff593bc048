# The service: accounts, content, files. docker build -f docker/service.Dockerfile -t site-service .
FROM node:20.20.2-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/package.json
COPY releases/package.json releases/package.json
COPY api/package.json api/package.json

FROM packages AS build
RUN npm ci --workspace=api --no-audit --no-fund --loglevel=error
COPY tsconfig.json tsconfig.json
COPY shared/src shared/src
COPY releases/src releases/src
COPY api api
RUN node api/build.mjs

FROM packages AS production
RUN npm ci --workspace=api --omit=dev --no-audit --no-fund --loglevel=error

FROM node:20.20.2-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 API_PORT=4001 DATA_DIR=/data
WORKDIR /site
COPY --from=production /site/node_modules node_modules
COPY --from=production /site/api/node_modules api/node_modules
COPY --from=build /site/api/dist api/dist
# A new volume inherits the owner of its folder.
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 4001
# On SIGTERM the service finishes running requests, within ten seconds.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4001/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "api/dist/server.mjs"]
