import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { array, looseObject, object, optional, parse, record, string, union, unknown } from 'valibot';

/** They cannot be run here; what can be checked without a cluster or a container engine is. */
const HERE = import.meta.dirname;
const read = (path: string) => readFileSync(join(HERE, path), 'utf8');
const documents = (path: string): unknown[] =>
  parseAllDocuments(read(path), { merge: true }).map((document) => {
    expect(document.errors).toEqual([]);
    expect(document.warnings).toEqual([]);
    return document.toJS() as unknown;
  });

const SettingsSchema = record(string(), string());
const ServiceSchema = looseObject({
  command: optional(union([array(string()), string()])),
  environment: optional(SettingsSchema, {}),
  volumes: optional(array(string()), []),
});
const ComposeSchema = looseObject({
  services: record(string(), ServiceSchema),
  volumes: record(string(), unknown()),
});
const ContainerSchema = looseObject({
  name: string(),
  args: optional(array(string()), []),
  env: optional(array(object({ name: string(), value: string() })), []),
  readinessProbe: unknown(),
  volumeMounts: optional(array(looseObject({ name: string() })), []),
});
const DeploymentSchema = looseObject({
  metadata: looseObject({ name: string(), namespace: string() }),
  spec: looseObject({
    selector: looseObject({ matchLabels: SettingsSchema }),
    template: looseObject({
      metadata: looseObject({ labels: SettingsSchema }),
      spec: looseObject({
        containers: array(ContainerSchema),
        volumes: optional(array(looseObject({ name: string() })), []),
      }),
    }),
  }),
});

/** Names of the settings that a process reads, as its own configuration has them. */
const READS = {
  'backend/api/src/server.ts': '../backend/api/src/configuration.ts',
  'backend/vault/src/server.ts': '../backend/vault/src/config.ts',
  'shell/server/server.ts': '../shell/server/configuration.ts',
} as const;

function unknownSettings(file: string, names: readonly string[]): string[] {
  const configuration = READS[file as keyof typeof READS];
  if (configuration === undefined) return [];
  const source = read(configuration);
  return names.filter((name) => !new RegExp(`^ {2}${name}: `, 'm').test(source));
}

const kubernetes = readdirSync(join(HERE, 'kubernetes')).filter((name) => name.endsWith('.yaml'));

describe('deploy/compose.yaml', () => {
  const { services, volumes } = parse(ComposeSchema, documents('compose.yaml')[0]);

  it('names every process of the site, with settings that it reads', () => {
    expect(Object.keys(services).toSorted()).toEqual(
      ['api', 'database', 'nginx', 'site', 'valkey', 'vault'].toSorted(),
    );
    const started = Object.values(services).flatMap(({ command, environment }) =>
      (Array.isArray(command) ? command : []).map((file) => ({ file, names: Object.keys(environment) })),
    );
    expect(started.map(({ file }) => file)).toEqual(expect.arrayContaining(Object.keys(READS)));
    for (const { file, names } of started) expect(unknownSettings(file, names)).toEqual([]);
  });

  it('mounts volumes that it declares, and files that are there', () => {
    for (const { volumes: mounts } of Object.values(services)) {
      for (const mount of mounts) {
        const [from = ''] = mount.split(':');
        if (!from.startsWith('.')) expect(Object.keys(volumes)).toContain(from);
        if (from.startsWith('./nginx')) expect(() => readdirSync(join(HERE, 'nginx'))).not.toThrow();
      }
    }
  });
});

describe('deploy/kubernetes', () => {
  it.each(kubernetes)('%s is YAML, and says that it was not run', (name) => {
    expect(documents(`kubernetes/${name}`).length).toBeGreaterThan(0);
    expect(read(`kubernetes/${name}`)).toMatch(/^# Not run on the development machine/);
  });

  const all = kubernetes.flatMap((name) => documents(`kubernetes/${name}`));
  const kindOf = (document: unknown) => (document as { kind?: string }).kind;
  const deployments = all
    .filter((document) => kindOf(document) === 'Deployment')
    .map((document) => parse(DeploymentSchema, document));

  it('every process is found by its labels, is asked whether it is ready, and mounts what it names', () => {
    expect(deployments.map(({ metadata }) => metadata.name).toSorted()).toEqual(
      ['api', 'nginx', 'site', 'valkey', 'vault'].toSorted(),
    );
    for (const { metadata, spec } of deployments) {
      expect(metadata.namespace).toBe('travesia');
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
      const declared = (spec.template.spec.volumes ?? []).map(({ name }) => name);
      for (const { args, env, readinessProbe, volumeMounts } of spec.template.spec.containers) {
        expect(readinessProbe).toBeDefined();
        expect(volumeMounts.map(({ name }) => name).toSorted()).toEqual(declared.toSorted());
        expect(
          unknownSettings(
            args[0] ?? '',
            env.map(({ name }) => name),
          ),
        ).toEqual([]);
      }
    }
  });

  it('names in nginx’s upstreams are services', () => {
    const services = all
      .filter((document) => kindOf(document) === 'Service')
      .map((document) => (document as { metadata: { name: string } }).metadata.name);
    const asked = [...read('kubernetes/upstreams.conf').matchAll(/server (\w+)\.travesia\.svc/g)].map(
      ([, name]) => name,
    );
    expect(asked).toEqual(['site', 'api', 'vault']);
    expect(services).toEqual(expect.arrayContaining(asked));
  });
});
