import { useState } from 'react';
import { inLocale } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { TabList, TabPanel } from '@travesia/ui/tabs';
import { shellTexts } from '../texts.ts';
import { hostIdOf, type SlotFill } from './fills-of.ts';
import { SlotWidget } from './slot.tsx';

const GROUP = 'home-search';

export type SearchTabsProps = { fills: readonly SlotFill[]; label: string };

/** One tab per vertical; a single vertical needs none. A panel is mounted when it is first opened. */
export function SearchTabs({ fills, label }: SearchTabsProps) {
  const { locale } = useText(shellTexts);
  const [active, setActive] = useState(0);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([0]));
  const first = fills[0];
  if (!first) return null;
  if (fills.length === 1) return <SlotWidget fill={first} />;

  const tabs = fills.map((fill) => ({
    id: hostIdOf(fill),
    label: fill.slot.label ? inLocale(fill.slot.label, locale) : fill.remote.name,
  }));
  const selected = tabs[active]?.id ?? '';
  return (
    <>
      <TabList
        label={label}
        group={GROUP}
        tabs={tabs}
        selected={selected}
        onSelect={(id) => {
          const next = tabs.findIndex((tab) => tab.id === id);
          setActive(next);
          setOpened((known) => new Set([...known, next]));
        }}
      />
      {fills.map((fill, index) => (
        <TabPanel key={hostIdOf(fill)} group={GROUP} id={hostIdOf(fill)} selected={index === active}>
          {opened.has(index) && <SlotWidget fill={fill} />}
        </TabPanel>
      ))}
    </>
  );
}
