import { describe, expect, it } from '@jest/globals';
import { createGuards } from './guards.ts';
import { createProgress } from './progress.ts';

describe('work under way', () => {
  it('P-32: is the union of everything that was begun', () => {
    const progress = createProgress();
    const endOne = progress.begin();
    const endTwo = progress.begin();
    expect(progress.pending.getSnapshot()).toBe(2);

    endOne();
    endOne();
    expect(progress.pending.getSnapshot()).toBe(1);
    endTwo();
    expect(progress.pending.getSnapshot()).toBe(0);
  });

  it('ends with the mount that began it, even if the remote forgot', () => {
    const progress = createProgress();
    const mount = progress.scope();
    mount.begin();
    mount.begin();
    const endOther = progress.begin();

    mount.end();

    expect(progress.pending.getSnapshot()).toBe(1);
    endOther();
    expect(progress.pending.getSnapshot()).toBe(0);
  });
});

describe('leave guards', () => {
  it('ask before leaving only while somebody has something to lose', () => {
    const guards = createGuards();
    let isTyped = false;
    const remove = guards.add(() => isTyped);
    guards.add(() => false);

    expect(guards.isDirty()).toBe(false);
    isTyped = true;
    expect(guards.isDirty()).toBe(true);
    remove();
    expect(guards.isDirty()).toBe(false);
  });
});
