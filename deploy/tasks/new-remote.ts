await import('../../shared/tooling/src/new-remote.ts');
