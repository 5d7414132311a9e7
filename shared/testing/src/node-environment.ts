import { TestEnvironment } from 'jest-environment-node';
import { openTemporaryRoom, ROOM } from './temporary-folder.ts';

/** Node, with a room for the temporary folders of the test file: it goes after the last hook, also when one fails. */
export default class NodeEnvironment extends TestEnvironment {
  readonly #temporary = openTemporaryRoom();

  override async setup(): Promise<void> {
    await super.setup();
    this.global.process.env[ROOM] = this.#temporary.room;
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    this.#temporary.remove();
  }
}
