await import('../../e2e/scripts/screens.ts');
