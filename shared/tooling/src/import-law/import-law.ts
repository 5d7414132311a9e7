import type { IConfiguration } from 'dependency-cruiser';

type Rule = NonNullable<IConfiguration['forbidden']>[number];

const REMOTE = '(?:^|/)mfe-[a-z-]+/';
const remoteCode = { path: `${REMOTE}(?:src/|remote\\.manifest)` };

/** Packages from the inside out; each may import those before it and none after it. */
const INWARD = [
  ['domain', []],
  ['contracts', ['domain']],
  ['i18n', ['contracts', 'domain']],
  ['platform', ['contracts', 'domain', 'i18n']],
  ['api-client', ['contracts', 'domain', 'platform']],
  ['ui', []],
  ['releases', ['contracts', 'domain']],
  ['products', ['contracts', 'domain']],
  ['page', ['ui', 'i18n', 'api-client', 'platform', 'contracts', 'domain']],
  ['booking', ['api-client', 'contracts', 'domain', 'platform']],
  ['booking-ui', ['page', 'ui', 'i18n', 'booking', 'api-client', 'platform', 'contracts', 'domain']],
] as const;

const inward: Rule[] = INWARD.map(([name, allowed]) => ({
  name: `inward-${name}`,
  severity: 'error',
  comment: `shared/${name} stands on ${allowed.join(', ') || 'nothing of ours'} only. Move what both need to the inner package, or hand it in as an argument.`,
  from: { path: `^shared/${name}/src/`, pathNot: '\\.test\\.tsx?$|/testing/' },
  to: {
    path: '^(?:shared|backend|shell|deploy|mfe-[a-z-]+)/',
    pathNot: `^shared/(?:${[name, ...allowed].join('|')})/`,
  },
}));

/** Who may import whom (ARCHITECTURE.md, "Import law"). Each rule says what to do instead. */
export const importLaw: IConfiguration = {
  forbidden: [
    ...inward,
    {
      name: 'no-remote-imports-a-remote',
      severity: 'error',
      comment:
        'Remotes meet through the address, the event bus and the booking session. Publish a fact (publishX / onX), fill a named slot, or move what both need to a shared package.',
      from: { path: `(?:^|/)(mfe-[a-z-]+)/` },
      to: { path: REMOTE, pathNot: '(?:^|/)$1/' },
    },
    {
      name: 'a-product-belongs-to-its-remote',
      severity: 'error',
      comment:
        'A remote imports the product that it sells, and no other. What several kinds of order have in common is said in @travesia/contracts.',
      from: { path: `(?:^|/)mfe-([a-z-]+)/` },
      to: { path: '^shared/products/', pathNot: '^shared/products/src/(?:$1|packages)/' },
    },
    {
      name: 'packages-belong-to-flights-and-hotels',
      severity: 'error',
      comment: 'A package is made of a flight and a hotel: only their remotes choose its halves.',
      from: { path: `(?:^|/)mfe-(?!(?:flights|hotels)/)` },
      to: { path: '^shared/products/src/packages/' },
    },
    {
      name: 'the-core-knows-no-product',
      severity: 'error',
      comment:
        'The shell reads the orders that manifests declare; words of an order come from the server with it. Products are known to their remote and to their module of the api.',
      from: { path: '^(?:shell|deploy|shared/(?!products/))' },
      to: { path: '^shared/products/' },
    },
    {
      name: 'remotes-do-not-see-the-host',
      severity: 'error',
      comment:
        'The host entry belongs to the shell. Ask the SDK (useSdk) for what you need; if it is not there, extend the SDK.',
      from: remoteCode,
      to: { path: '^shared/platform/src/host/' },
    },
    {
      name: 'remotes-do-not-see-shell-or-tooling',
      severity: 'error',
      comment:
        'A remote stands on shared packages only. Chrome, routing and documents are the shell’s; ask for an SDK function or a slot.',
      from: remoteCode,
      to: { path: '^(?:shell|deploy|backend|shared/tooling)/' },
    },
    {
      name: 'remotes-use-the-library-facade',
      severity: 'error',
      comment:
        'Import router, query, jotai and i18n parts from @travesia/platform/libraries: imported directly they are bundled a second time. Missing a name? Add it to the facade, that is a minor release.',
      from: {
        path: `(?:${REMOTE}|^shared/(?:ui|i18n|page|booking-ui|booking)/)`,
        pathNot: '\\.test\\.tsx?$',
      },
      to: {
        path: '(?:node_modules/|^)(?:react-router|@tanstack/react-query|jotai|i18next|react-i18next)(?:/|$)',
      },
    },
    {
      name: 'facade-by-name',
      severity: 'error',
      comment:
        'Sharing goes by request string. Write @travesia/platform/libraries, never a path to the file, or every remote gets its own copy of the libraries.',
      from: { path: '^(?:shared|mfe-[a-z-]+)/' },
      to: { path: '^shared/platform/src/libraries\\.ts$', dependencyTypes: ['local'] },
    },
    {
      name: 'no-second-react-dom',
      severity: 'error',
      comment:
        'Roots are made by the adapter that the shell hands in; a remote that imports react-dom/client bundles a second React DOM.',
      from: {
        path: `(?:${REMOTE}|^shared/(?:ui|i18n|booking-ui|booking|platform)/)`,
        pathNot: '\\.test\\.tsx?$|/gallery/|/scripts/|/test/',
      },
      to: { path: '(?:node_modules/|^)react-dom/client' },
    },
    {
      name: 'shell-does-not-know-remotes',
      severity: 'error',
      comment: 'The shell knows a remote by its release record only. Read the manifest from the feed.',
      from: { path: '^shell/' },
      to: { path: REMOTE },
    },
    {
      name: 'releases-belong-to-servers',
      severity: 'error',
      comment:
        'The feed is read and written by servers and the command line. A browser asks the site; a shape that both need goes to @travesia/contracts.',
      from: { path: `^(?:mfe-[a-z-]+|shared/(?!releases/)|shell/(?:src|checkout|desk|ops|staff|worker))/` },
      to: { path: '^shared/releases/' },
    },
    {
      name: 'backend-and-browser-meet-in-contracts',
      severity: 'error',
      comment:
        'Only @travesia/contracts, @travesia/domain and @travesia/products are used on both sides. Put the shared shape there.',
      from: { path: '^backend/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(?:shell|mfe-[a-z-]+|shared/(?!contracts/|domain/|products/|releases/|testing/))' },
    },
    {
      name: 'modules-through-their-door',
      severity: 'error',
      comment: 'Backend modules meet through modules/<m>/index.ts. Export what the neighbour needs there.',
      from: { path: '^backend/api/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^backend/api/src/modules/[^/]+/',
        pathNot: '^backend/api/src/modules/(?:$1/|[^/]+/(?:index|ports|tables)\\.ts$|module\\.ts$)',
      },
    },
    {
      name: 'api-core-imports-no-module',
      severity: 'error',
      comment:
        'Modules stand on the HTTP layer and the database, not the other way round. Declare here the interface that is needed; app.ts hands the module in.',
      from: {
        path: '^backend/api/src/',
        pathNot:
          '^backend/api/src/(?:modules|suppliers|verticals)/|^backend/api/src/(?:app|server|retention|sample-mails|testing|testing-checkout|commands/reconcile|production/outside-systems)\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^backend/api/src/modules/' },
    },
    {
      name: 'vendors-inside-their-adapter',
      severity: 'error',
      comment:
        'A vendor’s client and its shapes are known in suppliers/<kind>-<vendor> only. Say it in the terms of the port.',
      from: {
        path: '^backend/',
        pathNot:
          '^backend/api/src/suppliers/|\\.test\\.ts$|/testing/|^backend/sandbox/|^backend/vault/src/provider',
      },
      to: { path: 'node_modules/(?:@duffel/api|stripe)/' },
    },
    {
      name: 'no-components-in-logic-packages',
      severity: 'error',
      comment: 'domain, contracts, booking and api-client hold no component. Put it in booking-ui or ui.',
      from: { path: '^shared/(?:domain|contracts|booking|api-client)/.*\\.tsx$' },
      to: {},
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment:
        'Two files that need each other are one question or three, also where it is a type that they need. Move the common part to a third file.',
      from: { path: '^(?:shared|mfe-[a-z-]+|shell|backend|deploy|e2e)/' },
      to: { circular: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|\\.cache|\\.data)/|^shared/tooling/(?:samples|template)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
