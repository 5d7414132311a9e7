import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { WORKSPACE } from '../workspace.ts';
import { checkImports, type Verdict } from './check.ts';

describe('the import law', () => {
  let verdict: Verdict;

  beforeAll(async () => {
    const sample = join(WORKSPACE, 'shared/tooling/samples/forbidden');
    verdict = await checkImports(['backend', 'mfe-one', 'mfe-two', 'shared', 'shell'], sample);
  });

  it('sees the modules it judges', () => {
    expect(verdict.modules).toBe(24);
  });

  it.each([
    ['no-remote-imports-a-remote', 'mfe-one/src/imports-a-remote.ts'],
    ['a-product-belongs-to-its-remote', 'mfe-one/src/imports-anothers-product.ts'],
    ['packages-belong-to-flights-and-hotels', 'mfe-one/src/imports-packages.ts'],
    ['the-core-knows-no-product', 'shell/src/knows-a-product.ts'],
    ['remotes-do-not-see-the-host', 'mfe-one/src/imports-the-host.ts'],
    ['remotes-use-the-library-facade', 'mfe-one/src/imports-a-library.ts'],
    ['no-second-react-dom', 'mfe-one/src/makes-a-root.ts'],
    ['facade-by-name', 'shared/platform/src/react/imports-the-facade-by-path.ts'],
    ['inward-domain', 'shared/domain/src/looks-outward.ts'],
    ['shell-does-not-know-remotes', 'shell/src/knows-a-remote.ts'],
    ['releases-belong-to-servers', 'shell/src/reads-the-feed.ts'],
    ['api-core-imports-no-module', 'backend/api/src/http/knows-a-module.ts'],
    ['no-circles', 'shared/domain/src/one-needs-two.ts'],
    ['no-package-circles', 'shared/contracts'],
  ])('refuses by rule %s what %s does', (rule, from) => {
    expect(
      verdict.violations.filter((violation) => violation.from === from).map((found) => found.rule),
    ).toContain(rule);
  });

  it('says with every refusal what to do instead', () => {
    for (const { instead } of verdict.violations) expect(instead.length).toBeGreaterThan(30);
  });
});
