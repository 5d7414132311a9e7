import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LocaleSchema, RemoteManifestSchema, RenderRequestSchema } from '@travesia/contracts';
import { serverTargets } from '@travesia/releases';
import { openIsolate } from '@travesia/releases/isolate';
import { PLATFORM_MAJOR, type Build } from '@travesia/tooling';
import * as v from 'valibot';

/** How the site asks a remote of one platform major; committed, so that a fresh clone asks the same. */
const ContractSchema = v.object({
  locales: v.array(LocaleSchema),
  request: v.omit(RenderRequestSchema, ['target', 'url', 'locale', 'answers']),
});

const DEADLINE_MS = 10_000;
const FOLDER = join(import.meta.dirname, 'contract');

function readContract(major: number) {
  const file = join(FOLDER, `platform-${major}.json`);
  return existsSync(file) ? v.parse(ContractSchema, JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** What a build does otherwise than the contract of its platform says; empty where nothing is. */
export async function checkContract(build: Build, packageDirectory: string): Promise<string[]> {
  const module = (await import(pathToFileURL(join(packageDirectory, 'remote.manifest.ts')).href)) as {
    manifest: unknown;
  };
  const parsed = v.safeParse(RemoteManifestSchema, module.manifest);
  if (!parsed.success) return parsed.issues.map((issue) => `remote.manifest.ts: ${issue.message}`);
  const manifest = parsed.output;
  const contract = readContract(manifest.platformMajor);
  if (manifest.platformMajor !== PLATFORM_MAJOR || !contract)
    return [`built for platform ${manifest.platformMajor}; the shell is ${PLATFORM_MAJOR}`];
  const asked = serverTargets(manifest);
  const server = build.files.find(({ role }) => role === 'server');
  if (asked.length === 0) return [];
  if (!server) return ['says that it renders on the server, and has no server bundle'];

  const faults: string[] = [];
  // As the site will run it.
  const isolate = openIsolate({
    bundle: readFileSync(join(build.directory, server.path), 'utf8'),
    loadTimeoutMs: DEADLINE_MS,
  });
  for (const locale of contract.locales) {
    for (const { target, url } of asked) {
      try {
        const {
          html,
          status,
          needs = [],
        } = await isolate.render({ ...contract.request, target, url, locale }, DEADLINE_MS);
        // A widget may have nothing to say in this market; a page has.
        if (target === 'route' && html.trim() === '' && status === 200 && needs.length === 0)
          faults.push(`${target} ${url} (${locale}): renders nothing`);
        if (status >= 500) faults.push(`${target} ${url} (${locale}): status ${status}`);
      } catch (cause) {
        faults.push(
          `${target} ${url} (${locale}): ${cause instanceof Error ? cause.message : String(cause)}`,
        );
      }
    }
  }
  isolate.close();
  return faults;
}
