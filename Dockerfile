# One file for every image: docker build --build-arg SERVICE=gateway --tag storyright/gateway .
# The stages before the last are the same for all of them and are built once.
ARG BUILDER=docker.io/library/node:24-bookworm-slim
ARG BASE=gcr.io/distroless/cc-debian12:nonroot

# What the installed packages follow from: they are installed anew only when one of these files changes.
FROM ${BUILDER} AS manifests
WORKDIR /src
COPY . .
RUN mkdir /manifests && cp --parents --recursive package.json package-lock.json .npmrc scripts/install.mjs scripts/bootstrap.mjs \
  scripts/bootstrap packages/platform/src/terminal packages/*/package.json services/*/package.json services/*/prisma/schema.prisma \
  services/*/prisma/client.js sandbox/package.json web/package.json /manifests

FROM ${BUILDER} AS build
WORKDIR /src
COPY --from=manifests /manifests .
RUN node scripts/install.mjs
COPY . .
ARG SOURCE_DATE_EPOCH=0
RUN node scripts/run.mjs assemble /out

# For skaffold's profile `web`: serves pages that change from where they can, and begins anew when they do.
FROM ${BUILDER} AS development
WORKDIR /app
COPY --from=build /out/node bin/node
COPY --from=build /out/gateway ./
USER 65532:65532
ENV HOST=0.0.0.0 PORT=8080
ENTRYPOINT ["sh", "-c", "cp -r web /tmp/ && exec bin/node --watch-path=/tmp/web main.js"]

FROM ${BASE}
ARG SERVICE
ARG VERSION=0.1.0
ARG REVISION=
LABEL org.opencontainers.image.title="storyright/${SERVICE}" \
  org.opencontainers.image.description="Storyright: ${SERVICE}" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.licenses="LicenseRef-Proprietary"
WORKDIR /app
COPY --from=build /out/node bin/node
COPY --from=build /out/${SERVICE} ./
USER 65532:65532
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["/app/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A small young generation and little garbage, as npm start has it: the process grows half as much under load.
ENTRYPOINT ["/app/bin/node", "--max-semi-space-size=4", "--heap-growing-percent=40"]
CMD ["main.js"]
