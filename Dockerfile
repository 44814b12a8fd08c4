# The academy in one container. Build: docker build -t academy .   Run: see compose.yaml
FROM node:24-bookworm-slim AS build
WORKDIR /academy
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
# The two settings of memory are as in run/start.mjs.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=1000000
WORKDIR /academy
COPY --from=build --chown=node:node /academy ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Only "does the process run": a site whose database is away still serves its pages, and must not be killed for it.
HEALTHCHECK --interval=30s --timeout=5s CMD node -e "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
# Node itself is the first process, so that it gets the signal to stop and finishes running requests.
CMD ["node", "server/start.mjs"]
