import { expect, test } from 'vitest';
import { createProject, downloadRuns, payWith, signUpWith } from './journey-steps.ts';
import { serverAndBrowser, visit } from './support.ts';

const at = serverAndBrowser();

test.each([
  ['A tool library with members, tools and loans', ['Tool', 'Loan'], 'sam@example.net'],
  ['Family recipes with ingredients, a photo and a rating', ['recipe', 'Rating'], 'kim@example.net'],
])(
  '“%s” is sketched with its own nouns, confirmed at the bank, built, runs where it was unpacked, and is built again',
  async (sentence, nouns, email) => {
    const { page, errors, context } = await visit(at.browser, at.server, { width: 390, height: 844 });
    await page.goto('/landing');
    await page.getByLabel('Describe your app').fill(sentence);
    for (const noun of nouns) await page.getByText(new RegExp(noun)).first().waitFor();
    await signUpWith(at.server, page, sentence, email);
    const id = await createProject(page);
    await page.goto(`/demo/payment/${id}/`);
    await payWith(page, '4000 0000 0000 3220 asks for a confirmation');
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('link', { name: 'Watch it being built' }).click();
    await page.getByText('Complete', { exact: true }).waitFor({ timeout: 120_000 });
    await downloadRuns(page);

    // After an edit, at a desk, the app is built again, while the version before stays served.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('switch', { name: 'Published' }).click();
    const address = (await page.getByRole('link', { name: /^\/apps\// }).getAttribute('href')) ?? '';
    await page.goto(`/manage-pages/${id}`);
    await page
      .getByRole('button', { name: /^Headline/ })
      .first()
      .click();
    await page.getByLabel('Heading').first().fill('Made anew overnight');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Build again' }).click();
    await page.waitForURL(`**/project/details/${id}`);
    expect((await page.request.get(address)).status()).toBe(200);
    await page.getByRole('heading', { name: 'Version 2' }).waitFor();
    await page.getByText('Complete', { exact: true }).waitFor({ timeout: 120_000 });
    expect(errors).toEqual([]);
    await context.close();
  },
);
