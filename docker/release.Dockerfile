# syntax=docker/dockerfile:1.20
# Release job of a team: builds one part of the site from source, publishes it and promotes it, if it passes the gate.
# docker build -f docker/release.Dockerfile --build-arg PART=remote-public -t site-release .
# The command can be replaced by any other command of `npm run release`.
FROM node:20.20.2-bookworm-slim
# The gate opens pages in it.
RUN apt-get update && apt-get install --yes --no-install-recommends chromium && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY --parents shared/package.json releases/package.json shell/package.json remote-*/package.json api/package.json \
  tools/package.json ./
RUN npm ci --include-workspace-root --workspace=@tekskills/shared --workspace=@tekskills/releases --workspace=shell \
  $(printf ' --workspace=%s' remote-*) --workspace=api --workspace=tools --no-audit --no-fund --loglevel=error
COPY tsconfig.json tsconfig.json
COPY --parents shared releases shell remote-* api tools ./
# The gate renders pages with the shell server. It is built into the image, so that the job writes nothing but releases.
RUN npm run --silent build -- servers
ARG PART=remote-public
ENV PART=${PART} RELEASES_DIR=/releases npm_config_logs_max=0 npm_config_update_notifier=false
# Build caches: federation output, compiled SWC plugins, typeset PDFs.
RUN mkdir /releases node_modules/.federation .swc .cache \
  && chown node:node /releases node_modules/.federation .swc .cache
USER node
VOLUME /releases /site/node_modules/.federation /site/.swc /site/.cache
CMD ["sh", "-c", "npm run --silent release -- publish \"$PART\" && npm run --silent release -- promote \"$PART\""]
