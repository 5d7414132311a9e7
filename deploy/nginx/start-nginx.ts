import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../programs/find-program.ts';
import { isPortFree } from '../stack/free-ports.ts';

export interface BalancedPorts {
  /** Both origins, told apart by the host: localhost is the site, 127.0.0.1 the card frame. */
  readonly open: number;
  /** One address each for all apis and all vaults. */
  readonly apis: number;
  readonly vaults: number;
}

export interface NginxOptions {
  readonly folder: string;
  readonly ports: BalancedPorts;
  /** Ports of the processes behind. */
  readonly sites: readonly number[];
  readonly apis: readonly number[];
  readonly vaults: readonly number[];
  /** For how long a process that could not be reached is left alone. */
  readonly leftAloneS: number;
}

export interface Nginx {
  /** Lines of the access log: status, method, path, time, who answered. */
  log(): string[];
  faults(): string;
  stop(): Promise<void>;
}

const HERE = import.meta.dirname;
const READY_MAX_MS = 10_000;

/** As in upstreams.conf. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  apis: ['    hash $http_x_forwarded_for consistent;'],
};

function upstream(name: string, ports: readonly number[], leftAloneS: number): string {
  const servers = ports.map(
    (port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=${leftAloneS}s;`,
  );
  return [
    `  upstream ${name} {`,
    `    zone ${name} 64k;`,
    ...(METHODS[name] ?? []),
    ...servers,
    '    keepalive 64;',
    '  }',
  ].join('\n');
}

/** The rules of deploy/nginx with the addresses of this machine, and without TLS. */
export function nginxConfiguration(options: NginxOptions): string {
  const { folder, ports, sites, apis, vaults, leftAloneS } = options;
  const inside = readFileSync(join(HERE, 'inside.conf'), 'utf8')
    .replace('listen 3101;', `listen 127.0.0.1:${ports.apis};`)
    .replace('listen 3102;', `listen 127.0.0.1:${ports.vaults};`);
  const spool = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  );
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} warn;
worker_processes 2;
worker_shutdown_timeout 5s;
events { worker_connections 4096; }
http {
  default_type application/octet-stream;
  client_max_body_size 600k;
${spool.join('\n')}
  log_format calls '$status $request_method $uri $request_time $upstream_addr $upstream_status';
  access_log ${join(folder, 'access.log')} calls;
  proxy_cache_path ${join(folder, 'cache')} levels=1:2 keys_zone=files:5m max_size=100m inactive=1h;
  include ${join(HERE, 'zones.conf')};
  include ${join(HERE, 'proxying.conf')};
${upstream('sites', sites, leftAloneS)}
${upstream('apis', apis, leftAloneS)}
${upstream('vaults', vaults, leftAloneS)}
${inside}
  server {
    listen 127.0.0.1:${ports.open};
    server_name localhost;
    include ${join(HERE, 'site.conf')};
  }
  server {
    listen 127.0.0.1:${ports.open};
    server_name 127.0.0.1;
    # The sandbox's bank lies on this origin.
    location /pay/ { proxy_pass http://sites; }
    include ${join(HERE, 'pay.conf')};
  }
}
`;
}

/** nginx of this machine on ports and folders of its own; `null`: there is none to be had. */
export async function startNginx(options: NginxOptions): Promise<Nginx | null> {
  const program = findProgram(['nginx'], 'nginx');
  if (!program) return null;
  const { folder, ports } = options;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfiguration(options));
  const errors = join(folder, 'error.log');
  const child = spawn(program.path, ['-p', folder, '-c', file, '-e', errors], {
    env: { PATH: process.env.PATH ?? '', ...program.environment },
    stdio: 'ignore',
  });
  const read = (name: string) => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch {
      // Nothing was written yet.
      return '';
    }
  };
  for (const untilMs = Date.now() + READY_MAX_MS; await isPortFree(ports.open); await pause(50)) {
    if (child.exitCode !== null || Date.now() > untilMs)
      throw new Error(`nginx does not start:\n${read('error.log')}`);
  }
  return {
    log: () => read('access.log').split('\n').filter(Boolean),
    faults: () => read('error.log'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
