export { currencyAffix, currencyExponent, type CurrencyAffix } from './currency.ts';
export { formatMoney, formatMoneyInput } from './formatMoney.ts';
export { moneyProblems, parseMoney, type MoneyProblem, type ParsedMoney } from './parseMoney.ts';
