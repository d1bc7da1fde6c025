/** Who may import whom: routes → features → shared → ui inside app, no domain from http inside server, and app/server → api-types between packages. */
module.exports = {
  forbidden: [
    {
      name: 'ui-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/(app|server|api-types)/' },
    },
    {
      name: 'app-does-not-import-server',
      severity: 'error',
      from: { path: '^packages/app/' },
      to: { path: '^packages/server/' },
    },
    {
      name: 'server-sees-only-the-built-guest-renderer',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/(ui/|app/src)' },
    },
    {
      name: 'api-types-is-a-leaf',
      severity: 'error',
      from: { path: '^packages/api-types/' },
      to: { path: '^packages/(app|server|ui)/' },
    },
    {
      name: 'features-do-not-import-routes',
      severity: 'error',
      from: { path: '^packages/app/src/(features|shared)/' },
      to: { path: '^packages/app/src/routes/' },
    },
    {
      name: 'shared-does-not-import-features',
      severity: 'error',
      from: { path: '^packages/app/src/shared/' },
      to: { path: '^packages/app/src/features/' },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^packages/app/src/features/([^/]+)/' },
      to: { path: '^packages/app/src/features/', pathNot: '^packages/app/src/features/$1/' },
    },
    {
      name: 'guest-page-and-screen-stay-apart-from-the-back-office',
      severity: 'error',
      from: { path: '^packages/app/src/(guest|screen)/' },
      to: { path: '^packages/app/src/(features|routes)/' },
    },
    {
      name: 'http-knows-no-domain',
      severity: 'error',
      from: { path: '^packages/server/src/http/' },
      to: { path: '^packages/server/src/', pathNot: '^packages/server/src/(http|shared|config|database)/' },
    },
    {
      name: 'only-the-start-composes',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: '^packages/server/src/(composition|operations)/' },
      to: { path: '^packages/server/src/composition/' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-undeclared',
      severity: 'error',
      // Tests, stories and tool configurations use the tools of the root.
      from: { path: '^packages/[^/]+/src/', pathNot: '\\.(test|stories)\\.tsx?$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'what-serves-is-a-dependency',
      severity: 'error',
      // `npm start` installs without development dependencies; types are gone by then.
      from: { path: '^packages/[^/]+/src/', pathNot: '\\.(test|stories)\\.tsx?$|/(testing|stories|proofs)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(dist|storybook-static|__screenshots__|\\.runtime)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
