export { currencyAffix, type Currency, type CurrencyAffix } from './currency.ts';
export { formatMoney, formatMoneyInput, minorUnitsToDecimal, moneyFormat } from './formatMoney.ts';
export { moneyProblems, parseMoney, type MoneyProblem, type ParsedMoney } from './parseMoney.ts';
