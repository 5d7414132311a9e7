import { useHost, useReadable } from '../host/host-context.ts';
import { fillsOf, hostIdOf, type SlotFill } from './fills-of.ts';
import { RemoteHost } from './remote-host.tsx';
import type { MountMoment } from './use-is-due.ts';

/** A widget's SDK follows every location: a widget is part of the page it stands on. */
const everywhere = () => true;

export function SlotWidget({ fill, moment = 'at-once' }: { fill: SlotFill; moment?: MountMoment }) {
  return (
    <RemoteHost
      remote={fill.remote}
      target={fill.slot.widget}
      hostId={hostIdOf(fill)}
      failureClass={fill.slot.failureClass}
      isOwnPath={everywhere}
      moment={moment}
    />
  );
}

/** A named place of the shell's frame, below the first view; whoever is enabled fills it. */
export function Slot({ name }: { name: string }) {
  const remotes = useReadable(useHost().remotes);
  return fillsOf(remotes, name).map((fill) => (
    <SlotWidget key={hostIdOf(fill)} fill={fill} moment="in-sight" />
  ));
}
