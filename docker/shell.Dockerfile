# The shell server: pages and release files. docker build -f docker/shell.Dockerfile -t site-shell .
FROM node:20.20.2-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/package.json
COPY releases/package.json releases/package.json
COPY shell/package.json shell/package.json

FROM packages AS build
RUN npm ci --workspace=shell --no-audit --no-fund --loglevel=error
COPY tsconfig.json tsconfig.json
COPY shared/src shared/src
COPY releases/src releases/src
COPY shell shell
RUN node shell/build.mjs

FROM packages AS production
RUN npm ci --workspace=shell --omit=dev --no-audit --no-fund --loglevel=error

FROM node:20.20.2-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 METRICS_PORT=4002 RELEASES_DIR=/releases
WORKDIR /site
COPY --from=production /site/node_modules node_modules
COPY --from=production /site/shell/node_modules shell/node_modules
COPY --from=build /site/shell/dist shell/dist
# A new volume inherits the owner of this folder.
RUN mkdir /releases && chown node:node /releases
USER node
VOLUME /releases
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "shell/dist/server/main.mjs"]
