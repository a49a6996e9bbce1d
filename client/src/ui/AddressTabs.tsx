import '@mantine/core/styles/Tabs.layer.css';
import { Skeleton, Tabs } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import classes from './ui.module.css';

export interface AddressTab {
  /** Value of the URL parameter `tab`; the first tab needs none. */
  id: string;
  label: string;
  /** Loads the tab's code; called when the pointer reaches its button. */
  preload?: () => Promise<unknown>;
  content: ReactNode;
}

interface AddressTabsProps {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: readonly [AddressTab, ...AddressTab[]];
}

/** Tabs of a screen. The selected one is in the URL, so that reload, bookmarks and Back restore it. */
export function AddressTabs({ label, tabs }: AddressTabsProps) {
  const [params, setParams] = useSearchParams();
  const [{ id: first }] = tabs;
  const shown = tabs.find(({ id }) => id === params.get('tab'))?.id ?? first;
  return (
    <Tabs
      value={shown}
      onChange={(id) => setParams(id === null || id === first ? {} : { tab: id })}
      keepMounted={false}
    >
      <Tabs.List aria-label={label} className={classes.tabs}>
        {tabs.map(({ id, label: name, preload }) => (
          <Tabs.Tab key={id} value={id} onPointerEnter={() => void preload?.().catch(() => null)}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, content }) => (
        <Tabs.Panel key={id} value={id} pt="lg">
          <Suspense fallback={<Skeleton h={240} radius="lg" />}>{content}</Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
