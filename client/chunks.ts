import fs from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { FIRST_SCREENS } from './preloads.ts';

/** The first pages of most visitors. */
const LANDING = /src\/features\/landing\/LandingPage\.tsx$/;
const LOGIN = /src\/features\/account\/LoginPage\.tsx$/;

/** Parts of the landing page, which its lazy parts share with it and no other screen needs. */
const LANDING_PARTS = /src\/(?:features\/landing\/|texts\/en\/landing\.ts)/;

/** Screens of visitors, whose first page stays small: without anything that only signed-in users need. */
const VISITOR_SCREENS =
  /src\/(?:features\/(?:landing|account)\/\w+(?:Page|Landing|SignUp|EarlyAccess)|features\/(?:certificate\/CheckPage|course\/VisitorCourse)|app\/(?:UnauthorizedPage|prerender))\.tsx$/;

/** Parts that each signed-in screen mounts at once. */
const SIGNED_IN_ALWAYS = /src\/app\/layout\/AppLayout\.tsx$/;

/** Libraries of forms, which most screens do not need. */
const FORM_LIBRARIES = /node_modules\/(?:react-hook-form|zod)\//;

/** Library of menus, tooltips and other panels over the page, which load on their first use. */
const OVERLAY_LIBRARY = /node_modules\/@floating-ui\//;

/** Texts of one part of the product each, which screens of other parts do not need. */
const TEXTS = /src\/texts\/en\/(?:account|course)\.ts$/;

/** First screens that must share a module before it moves to the file of such modules; fewer for the small parts of visitors. */
const MANY_FIRST_SCREENS = { ofMembers: 4, ofVisitors: 2 };

/** Characters of code, before it is minified, for which a file costs more than it saves: about 200 bytes on the way. */
const LITTLE = 600;

/** Styles, of which a screen gets none that it does not need. */
const STYLES = /\.css/;

/** Part of the modules of one first screen that must be shared with later screens, at most, for those to get a file. */
const FEW_SHARED = 0.2;

/** Screens that must share a module before it moves to the file of such modules. */
const SHARED_BY_MANY = 56;

/** Modules, grouped by the screens that need them. */
export interface ChunkMembers {
  /** Needed by both first pages. */
  front: ReadonlySet<string>;
  /** Needed by screens of visitors other than the first ones, and by every signed-in screen. */
  base: ReadonlySet<string>;
  /** Needed by other screens of visitors, not by every signed-in one. */
  visitors: ReadonlySet<string>;
  /** Needed by every signed-in screen. */
  app: ReadonlySet<string>;
  /** Parts of the libraries of forms that the log-in screen needs. */
  forms: ReadonlySet<string>;
  /** These libraries and whatever imports them. */
  withForms: ReadonlySet<string>;
  /** The library of panels over the page and whatever imports it. */
  overlays: ReadonlySet<string>;
  /** Names of the files of modules that first screens of signed-in users share. */
  shared: ReadonlyMap<string, string>;
}

/**
 * Returns which modules visitors and signed-in users need: only after a build is it known which modules remain. It
 * builds without writing and without minifying, which takes a few seconds.
 */
export async function findMembers(config: InlineConfig): Promise<ChunkMembers> {
  const forms = new Set<string>();
  const overlays = new Set<string>();
  const result = (await build({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      findImporters(FORM_LIBRARIES, forms),
      findImporters(OVERLAY_LIBRARY, overlays),
    ],
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, cssMinify: false, reportCompressedSize: false },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const login = modulesOf(chunks, (file) => LOGIN.test(file));
  const front = modulesOf(chunks, (file) => LANDING.test(file));
  const visitors = modulesOf(chunks, (file) => VISITOR_SCREENS.test(file)).difference(front);
  const signedIn = modulesOf(chunks, (file) => SIGNED_IN_ALWAYS.test(file)).difference(front);
  return {
    front,
    base: visitors.intersection(signedIn).difference(login),
    visitors: visitors.difference(signedIn),
    app: signedIn.difference(visitors),
    forms: forms.intersection(login),
    withForms: forms,
    overlays,
    shared: sharedFiles(
      FIRST_SCREENS.map(({ modules, parts = [] }) => ({
        screen: modulesAt(chunks, modules),
        withParts: modulesAt(chunks, [...modules, ...parts]),
      })),
      sizesOf(chunks),
      { visitors, withForms: screensWithForms(chunks, forms), later: laterScreens(chunks) },
    ),
  };
}

/** File of the English build for those of other languages. Not served, as its name begins with a dot. */
const MEMBERS_FILE = '.members.json';

/** Writes the members next to the built files. */
export const keepMembers = (members: ChunkMembers | null): Plugin => ({
  name: 'keep-members',
  apply: 'build',
  generateBundle() {
    const lists = Object.entries(members ?? {}).map(([name, group]) => [name, [...group]]);
    if (members)
      this.emitFile({
        type: 'asset',
        fileName: MEMBERS_FILE,
        source: JSON.stringify(Object.fromEntries(lists)),
      });
  },
});

/** Returns the members that a build in another language has kept: names of modules are the same in all. Null without it. */
export async function keptMembers(folder: string): Promise<ChunkMembers | null> {
  const text = await fs.readFile(path.join(folder, MEMBERS_FILE), 'utf8').catch(() => null);
  if (text === null) return null;
  const { shared, ...groups } = JSON.parse(text) as Record<string, string[]> & { shared: [string, string][] };
  const sets = Object.entries(groups).map(([name, ids]) => [name, new Set(ids)]);
  return { ...(Object.fromEntries(sets) as Omit<ChunkMembers, 'shared'>), shared: new Map(shared) };
}

/** Modules of a first screen, and those with the parts that it shows as soon as its data is there. */
interface FirstModules {
  screen: ReadonlySet<string>;
  withParts: ReadonlySet<string>;
}

/**
 * Returns the name of a file for each module of the first screens. Modules that many of them need share a file; the others
 * share it with those that the same screens need, unless these are so little that a file of their own costs more than it
 * saves. Parts that load after a screen have files apart from it, as the screen does not wait for them, and without what
 * later screens need, too. Screens with forms
 * and those of visitors have no room for what they do not need, so it also counts whether they need a module. Screens that
 * are opened later have no room for all of what only one first screen needs, so the little that they share with it is apart.
 */
function sharedFiles(
  first: readonly FirstModules[],
  sizes: ReadonlyMap<string, number>,
  { visitors, withForms, later }: Record<'visitors' | 'withForms' | 'later', ReadonlySet<string>>,
): Map<string, string> {
  const union = (sets: readonly ReadonlySet<string>[]) =>
    sets.reduce<Set<string>>((all, set) => all.union(set), new Set());
  const atOnce = union(first.map(({ screen }) => screen));
  const ids = union(first.map(({ withParts }) => withParts.difference(later))).union(atOnce);
  const kindOf = (id: string) => `${withForms.has(id) ? 'forms' : ''} ${visitors.has(id) ? 'visitors' : ''}`;
  const nameOf = (id: string) => {
    const kind = kindOf(id);
    const many = kind === ' visitors' ? MANY_FIRST_SCREENS.ofVisitors : MANY_FIRST_SCREENS.ofMembers;
    const screens = first.flatMap(({ screen }, number) => (screen.has(id) ? number : []));
    if (screens.length >= many) return `many ${kind}`;
    const parts = first.flatMap(({ screen, withParts }, number) =>
      withParts.has(id) && !screen.has(id) ? number : [],
    );
    return `${screens.join()}${parts.length > 0 ? `, parts of ${parts.join()}` : ''} ${kind}`;
  };
  const names = new Map(Array.from(ids, (id) => [id, nameOf(id)]));
  for (const number of first.keys()) {
    const own = [...ids].filter((id) => names.get(id) === `${number}  `);
    const shared = own.filter((id) => later.has(id));
    if (shared.length <= own.length * FEW_SHARED) for (const id of shared) names.set(id, `${number} later`);
  }
  for (const members of Map.groupBy(names.keys(), (id) => names.get(id)!).values()) {
    const size = members.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
    if (size < LITTLE && !members.some((id) => STYLES.test(id)))
      for (const id of members) names.set(id, `many ${kindOf(id)}`);
  }
  return names;
}

const modulesAt = (chunks: Rolldown.OutputChunk[], modules: readonly string[]) =>
  modulesOf(chunks, (file) => modules.some((module) => file.endsWith(`/${module}`)));

/** Returns how many characters of each module are left, before these are minified. */
const sizesOf = (chunks: Rolldown.OutputChunk[]): Map<string, number> =>
  new Map(
    chunks.flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength] as const),
    ),
  );

/** Returns the modules of all screens with forms. */
function screensWithForms(chunks: Rolldown.OutputChunk[], forms: ReadonlySet<string>): Set<string> {
  return chunks
    .filter(({ facadeModuleId }) => facadeModuleId?.endsWith('Page.tsx'))
    .map(({ facadeModuleId }) => modulesOf(chunks, (file) => file === withSlashes(facadeModuleId!)))
    .filter((modules) => !modules.isDisjointFrom(forms))
    .reduce((all, modules) => all.union(modules), new Set());
}

/** Returns the modules of all screens that are not opened first. */
function laterScreens(chunks: Rolldown.OutputChunk[]): Set<string> {
  const isFirst = (file: string) =>
    FIRST_SCREENS.some(({ modules }) => modules.some((module) => file.endsWith(`/${module}`)));
  return modulesOf(chunks, (file) => file.endsWith('Page.tsx') && !isFirst(file));
}

const withSlashes = (file: string) => file.split(path.sep).join('/');

/** Returns the modules that the browser loads for the first file and for screens, without what these load later. */
function modulesOf(chunks: Rolldown.OutputChunk[], isWanted: (file: string) => boolean): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string): void => {
    const chunk = byName.get(name);
    if (!chunk || visited.has(name)) return;
    visited.add(name);
    for (const id of chunk.moduleIds) found.add(id);
    chunk.imports.forEach(visit);
  };
  for (const { fileName, facadeModuleId, isEntry } of chunks)
    if (isEntry || (facadeModuleId && isWanted(withSlashes(facadeModuleId)))) visit(fileName);
  return found;
}

/** The file of a library that names all of its parts: importing it means any of them. */
const INDEX = /node_modules\/.*\/index\.m?js$/;

/** Collects the modules that match, and all modules that import them, directly or not, except through an index. */
function findImporters(wanted: RegExp, found: Set<string>): Plugin {
  return {
    name: 'find-importers',
    buildEnd() {
      const add = (id: string): void => {
        if (found.has(id) || (INDEX.test(id) && !wanted.test(id))) return;
        found.add(id);
        this.getModuleInfo(id)?.importers.forEach(add);
      };
      for (const id of this.getModuleIds()) if (wanted.test(withSlashes(id))) add(id);
    },
  };
}

/** Returns which modules get a file together: 20 small files take more requests and more bytes than one. */
export function groupsOf(members: ChunkMembers | null): Rolldown.CodeSplittingGroup[] {
  const isInitial = (id: string) => !/main\.tsx|index\.html/.test(id);
  const group = (name: string, priority: number, minShareCount: number, test: (id: string) => boolean) => ({
    name,
    priority,
    minShareCount,
    test,
    includeDependenciesRecursively: false,
  });
  const initial = { name: 'initial', priority: 3, tags: ['$initial' as const], test: isInitial };
  if (!members) return [initial];
  const { front, base, app, visitors, forms, withForms, overlays, shared } = members;
  const isFixed = (id: string) => front.has(id) || base.has(id) || app.has(id);
  const isOverlay = (id: string) => !isFixed(id) && overlays.has(id);
  const isOther = (id: string) => !isFixed(id) && !isOverlay(id);
  return [
    initial,
    group('overlays', 1, 3, isOverlay),
    group('front', 2, 2, (id) => front.has(id) && !LANDING_PARTS.test(id)),
    group('base', 2, 1, (id) => base.has(id)),
    group('app', 2, 1, (id) => app.has(id)),
    group('forms', 1, 2, (id) => isOther(id) && forms.has(id)),
    {
      ...group('shared', 2, 2, (id) => isOther(id) && !withForms.has(id) && shared.has(id)),
      name: (id) => shared.get(id) ?? null,
    },
    group('visitors', 1, 8, (id) => isOther(id) && !withForms.has(id) && visitors.has(id) && !TEXTS.test(id)),
    group('common', 1, SHARED_BY_MANY, (id) => isOther(id) && !withForms.has(id) && !visitors.has(id)),
  ];
}
