import { useMenu } from '@refinedev/core';
import { useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { useRole } from '../access/identity.ts';
import { useAllowed } from '../access/use-allowed.ts';
import type { Meta, ResourceName, SectionName } from '../resources/resource.ts';

export interface MenuItem {
  path: string;
  /** Translation key under `menu`. */
  label: string;
  icon: ReactNode;
  current: boolean;
}
export interface MenuSection {
  name: SectionName;
  items: MenuItem[];
}

const isBelow = (pathname: string, start: string) => pathname === start || pathname.startsWith(`${start}/`);

/** The menu: Refine's resources that the user may access, ordered for their role. */
export function useMenuSections(): MenuSection[] {
  const { menuItems } = useMenu();
  const { pathname } = useLocation();
  const role = useRole();
  // Refine types the `meta` of our resources loosely.
  const entries = menuItems.map(({ name, meta, list, create, edit, show }) => ({
    name: name as ResourceName,
    meta: meta as Meta | undefined,
    pages: [list, create, edit, show].flatMap((path) => path?.replace(/\/:id\/?$/, '') ?? []),
  }));
  const { may } = useAllowed(entries.map(({ name }) => ({ resource: name, action: 'list' })));
  const sections = new Map<SectionName, MenuItem[]>();
  for (const { name, meta, pages } of entries.toSorted(
    (a, b) => (a.meta?.order ?? 0) - (b.meta?.order ?? 0),
  )) {
    const place = role && meta?.menu[role];
    const [path] = pages;
    if (!place || !path || !may(name, 'list')) continue;
    const current = [...pages, ...(place.below ?? [])].some((start) => isBelow(pathname, start));
    const item = { path, label: place.label, icon: meta.icon, current };
    sections.set(place.section, [...(sections.get(place.section) ?? []), item]);
  }
  return [...sections].map(([name, items]) => ({ name, items }));
}
