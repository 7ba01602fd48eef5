import { act, cleanup, render } from '@testing-library/react';
import { theme } from 'antd';
import { Profiler } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { startLocales } from '#src/locales/index.ts';
import { Themed } from '#src/shell/themed.tsx';
import { neutrals, palettes } from '#src/theme/palettes.ts';
import { useTheme } from '#src/theme/store.ts';

afterEach(() => {
  cleanup();
  useTheme.getState().reset();
});

const valueOf = (token: string) => {
  const sheets = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent);
  const found = new RegExp(`--antd-${token}:([^;}]+)`).exec(sheets.join('\n'));
  return found?.[1];
};

test('another mode or colour schema changes the values of antd’s colours and draws none of its components again', async () => {
  await startLocales(['shell'], initReactI18next);
  let drawn = 0;
  function Part() {
    const { token } = theme.useToken();
    return <i>{token.colorBgContainer}</i>;
  }
  const { container } = render(
    <Themed>
      <Profiler id="part" onRender={() => (drawn += 1)}>
        <Part />
      </Profiler>
    </Themed>,
  );
  const before = drawn;
  expect(container.textContent).toBe('var(--antd-colorBgContainer)');
  expect(valueOf('colorBgContainer')).toBe(neutrals.light.surface);

  act(() => useTheme.getState().setMode('dark'));
  expect(valueOf('colorBgContainer')).toBe(neutrals.dark.surface);
  expect(valueOf('colorPrimary')).toBe(palettes[''].dark.primary);

  act(() => useTheme.getState().setSchema('green'));
  expect(valueOf('colorPrimary')).toBe(palettes.green.dark.primary);
  expect(drawn).toBe(before);
});
