import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DCLinter } from 'dclint';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { parseAllDocuments } from 'yaml';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import * as v from 'valibot';

/** There is no container engine and no cluster to run them; their schemas are the tools' own. */
const HERE = import.meta.dirname;
const read = (path: string) => readFileSync(join(HERE, path), 'utf8');
const documents = (path: string): unknown[] =>
  parseAllDocuments(read(path), { merge: true }).map((document) => {
    expect(document.errors).toEqual([]);
    expect(document.warnings).toEqual([]);
    return document.toJS() as unknown;
  });

const SettingsSchema = v.record(v.string(), v.string());
const ServiceSchema = v.looseObject({
  command: v.optional(v.union([v.array(v.string()), v.string()])),
  environment: v.optional(SettingsSchema, {}),
  volumes: v.optional(v.array(v.string()), []),
});
const ComposeSchema = v.looseObject({
  services: v.record(v.string(), ServiceSchema),
  volumes: v.record(v.string(), v.unknown()),
});
const ContainerSchema = v.looseObject({
  name: v.string(),
  args: v.optional(v.array(v.string()), []),
  env: v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []),
  readinessProbe: v.unknown(),
  volumeMounts: v.optional(v.array(v.looseObject({ name: v.string() })), []),
});
const DeploymentSchema = v.looseObject({
  metadata: v.looseObject({ name: v.string(), namespace: v.string() }),
  spec: v.looseObject({
    selector: v.looseObject({ matchLabels: SettingsSchema }),
    template: v.looseObject({
      metadata: v.looseObject({ labels: SettingsSchema }),
      spec: v.looseObject({
        containers: v.array(ContainerSchema),
        volumes: v.optional(v.array(v.looseObject({ name: v.string() })), []),
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
  return names.filter((name) => !new RegExp(`^ {2}${name}(?:: |,$)`, 'm').test(source));
}

/** Compose's own schema, and the lint rules about what would go wrong (not about the order of keys). */
function composeErrors(path: string): string[] {
  const linter = new DCLinter({
    // nginx is published on every interface on purpose.
    rules: { 'no-unbound-port-interfaces': 0 },
    quiet: true,
    debug: false,
    exclude: [],
  });
  return linter
    .lintFiles([path], false)
    .flatMap(({ messages }) => messages)
    .filter(({ type }) => type === 'error')
    .map(({ rule, message }) => `${rule}: ${message}`);
}

/** The schemas that Kubernetes publishes, by apiVersion and kind; and the module with the type of each. */
const KUBERNETES_KINDS = {
  'apps/v1 Deployment': [Deployment, 'apps/v1/Deployment'],
  'networking.k8s.io/v1 NetworkPolicy': [NetworkPolicy, 'networking.k8s.io/v1/NetworkPolicy'],
  'policy/v1 PodDisruptionBudget': [PodDisruptionBudget, 'policy/v1/PodDisruptionBudget'],
  'v1 ConfigMap': [ConfigMap, 'v1/ConfigMap'],
  'v1 Namespace': [Namespace, 'v1/Namespace'],
  'v1 PersistentVolumeClaim': [PersistentVolumeClaim, 'v1/PersistentVolumeClaim'],
  'v1 Service': [Service, 'v1/Service'],
} as const;

function kindIn(document: unknown) {
  const { apiVersion, kind } = v.parse(v.looseObject({ apiVersion: v.string(), kind: v.string() }), document);
  const name = `${apiVersion} ${kind}`;
  if (!(name in KUBERNETES_KINDS)) throw new Error(`no schema for ${name}`);
  return KUBERNETES_KINDS[name as keyof typeof KUBERNETES_KINDS];
}

/** What the API server would refuse in these values: types, required fields, enumerations, formats. */
function kubernetesErrors(document: unknown): string | null {
  const [Model] = kindIn(document);
  try {
    new Model(document as never).validate();
    return null;
  } catch (error) {
    return String(error);
  }
}

/** Those schemas let unknown fields pass. TypeScript does not, in a literal: so a misspelt field is an error. */
function unknownFields(all: readonly unknown[]): string {
  const folder = temporaryFolder('manifests');
  const models = join(HERE, 'node_modules/kubernetes-models');
  const lines = all.map((document, number) => {
    const [{ kind }, module] = kindIn(document);
    return `export const document${number}: import('${models}/${module}.js').I${kind} = ${JSON.stringify(document)};`;
  });
  writeFileSync(join(folder, 'documents.mts'), lines.join('\n'));
  const { stdout } = spawnSync(
    'tsc',
    ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', join(folder, 'documents.mts')],
    { cwd: folder, encoding: 'utf8' },
  );
  return stdout;
}

const kubernetes = readdirSync(join(HERE, 'kubernetes')).filter((name) => name.endsWith('.yaml'));

describe('deploy/compose.yaml', () => {
  it('R-06: is valid by the schema of Compose, which reports a misspelt key', () => {
    expect(composeErrors(join(HERE, 'compose.yaml'))).toEqual([]);

    const misspelt = join(temporaryFolder('compose'), 'compose.yaml');
    writeFileSync(misspelt, read('compose.yaml').replace('stop_grace_period', 'stop_grace_time'));
    expect(composeErrors(misspelt).join()).toMatch(/^invalid-schema: .*additional properties/);
  });

  const { services, volumes } = v.parse(ComposeSchema, documents('compose.yaml')[0]);

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

  it('R-06: every document is valid by the schemas of Kubernetes, and has no unknown field', () => {
    expect(all.map(kubernetesErrors).filter(Boolean)).toEqual([]);
    expect(unknownFields(all)).toBe('');
  });

  it.each([
    ['a number that is text', { replicas: '2' }, 'must be integer'],
    ['no selector', { selector: undefined }, 'must have required property'],
  ])('R-06: those schemas report %s', (_, mistake, reason) => {
    const [deployment] = all.filter((document) => kindOf(document) === 'Deployment') as Array<{
      spec: object;
    }>;
    expect(kubernetesErrors({ ...deployment, spec: { ...deployment?.spec, ...mistake } })).toContain(reason);
  });

  it('R-06: a misspelt field is reported', () => {
    const [claim] = all.filter((document) => kindOf(document) === 'PersistentVolumeClaim') as Array<{
      spec: object;
    }>;
    expect(unknownFields([{ ...claim, spec: { ...claim?.spec, storageClas: 'fast' } }])).toContain(
      'storageClas',
    );
  });

  const kindOf = (document: unknown) => (document as { kind?: string }).kind;
  const deployments = all
    .filter((document) => kindOf(document) === 'Deployment')
    .map((document) => v.parse(DeploymentSchema, document));

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
