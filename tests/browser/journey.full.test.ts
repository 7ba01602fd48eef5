import { expect, test } from 'vitest';
import { createProject, downloadRuns, payWith, signUpWith } from './journey-steps.ts';
import { serverAndBrowser, visit } from './support.ts';

const at = serverAndBrowser();

test.each([
  ['A tool library with members, tools and loans', ['Tool', 'Loan'], 'sam@example.net'],
  ['Family recipes with ingredients, a photo and a rating', ['recipe', 'Rating'], 'kim@example.net'],
])(
  '“%s” is sketched with its own nouns, confirmed at the bank, built, and runs where it was unpacked',
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
    expect(errors).toEqual([]);
    await context.close();
  },
);
