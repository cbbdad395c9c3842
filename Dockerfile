# The image of Stich. BASE may be any Debian with Python 3.11 or newer, its venv and its pip.
ARG BASE=python:3.13-slim

FROM ${BASE} AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /src
RUN python3 -m venv /opt/build && python3 -m venv --without-pip /opt/stich
# What seldom changes comes first, so that a change of the code reuses it.
COPY requirements.lock requirements-build.lock ./
RUN /opt/build/bin/pip install --require-hashes -r requirements-build.lock \
    && /opt/build/bin/pip --python /opt/stich/bin/python3 install --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY bot bot
COPY sandbox sandbox
RUN /opt/build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /wheel . \
    && /opt/build/bin/pip --python /opt/stich/bin/python3 install --no-deps /wheel/*.whl

FROM ${BASE}
LABEL org.opencontainers.image.title="Stich" \
      org.opencontainers.image.description="A Discord bot for European trick-taking card games" \
      org.opencontainers.image.licenses="MIT"
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin stich \
    && install -d -o stich -g stich /data
COPY --from=build /opt/stich /opt/stich
ENV PATH=/opt/stich/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1
# Without a setting the database is the file stich.db of this folder.
WORKDIR /data
VOLUME /data
USER 10001:10001
STOPSIGNAL SIGTERM
# Healthy is what is connected, can save, and whose tables go on by themselves (`/readyz`).
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 CMD ["stich", "health"]
CMD ["stich", "run"]
