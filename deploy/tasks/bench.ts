await import('../../e2e/scripts/bench.ts');
