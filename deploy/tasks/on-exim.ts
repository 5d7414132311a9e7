/** Runs a command with TEST_SMTP_URL, TEST_SMTPS_URL and TEST_SMTP_FOLDER naming a throw-away Exim. */
import { startExim } from '../mail/start-exim.ts';
import { runOnServer } from './run-on-server.ts';

await runOnServer({
  usage: 'on-exim.ts',
  absence: 'There is no Exim for this machine',
  async start() {
    const server = await startExim();
    return (
      server && {
        name: server.name,
        environment: {
          TEST_SMTP_URL: server.url,
          TEST_SMTPS_URL: server.encryptedUrl,
          TEST_SMTP_FOLDER: server.folder,
        },
        stop: server.stop,
      }
    );
  },
});
