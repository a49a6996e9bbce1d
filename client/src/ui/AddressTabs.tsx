import '@mantine/core/styles/Tabs.layer.css';
import { Skeleton, Tabs } from '@mantine/core';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import classes from './AddressTabs.module.css';

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
  const list = useRef<HTMLDivElement>(null);
  const place = tabs.findIndex(({ id }) => id === shown);
  useEffect(() => followTab(list.current, place), [place]);
  return (
    <Tabs
      value={shown}
      onChange={(id) => setParams(id === null || id === first ? {} : { tab: id })}
      keepMounted={false}
    >
      <Tabs.List ref={list} aria-label={label} className={classes.tabs}>
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

/** Keeps one tab in view, also when the list gets narrower or its font arrives. Returns what ends that. */
function followTab(list: HTMLElement | null, place: number): (() => void) | undefined {
  scrollToTab(list, place);
  if (!list) return undefined;
  const observer = new ResizeObserver(() => scrollToTab(list, place));
  for (const element of [list, ...list.children]) observer.observe(element);
  return () => observer.disconnect();
}

/** Scrolls a list of tabs, and nothing else, so that one of them is in the middle if they do not fit. */
function scrollToTab(list: HTMLElement | null, place: number): void {
  const tab = list?.children[place];
  if (!list || !tab) return;
  const [row, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += own.left + own.width / 2 - (row.left + row.width / 2);
}
