import { expect, test } from 'vitest';
import { serverAndBrowser, visitAs } from './support.ts';

const at = serverAndBrowser();

test('half of an order is refunded: the customer hears of it, and the invoice and the timeline say so', async () => {
  const { page, context, errors } = await visitAs(at.browser, at.server, 'admin@example.com');
  const customer = await visitAs(at.browser, at.server, 'user@example.com');
  await customer.page.goto('/home');
  await page.goto('/order-management?q=user@example.com&state=paid');
  await page.locator('td > a').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Refund' }).click();
  const question = page.getByRole('dialog', { name: /^Refund order/ });
  await question.getByText('Partial refund').click();
  await question.getByLabel(/^Amount in/).fill('24.50');
  await question.getByLabel('Reason').fill('A day late');
  await question.getByRole('button', { name: /^Refund \$24\.50/ }).click();
  await drawer.getByText('Refunded $24.50 by Ada Lindqvist').waitFor();
  await customer.page.getByText('Refund for').first().waitFor();
  await drawer.getByRole('link', { name: 'Invoice' }).click();
  const invoice = page.getByRole('dialog', { name: 'Invoice' });
  await invoice.getByText('-$24.50').waitFor();
  const printed = await page.pdf();
  expect(printed.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  expect([...errors, ...customer.errors]).toEqual([]);
  await Promise.all([context.close(), customer.context.close()]);
});
