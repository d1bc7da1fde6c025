/** Runs a plan to its end; `answer` tells it what it asks. */
export function answered<Question, Plan, Answer>(
  plan: Generator<Question, Plan, Answer>,
  answer: (question: Question) => Answer,
): Plan {
  let step = plan.next();
  while (step.done !== true) step = plan.next(answer(step.value));
  return step.value;
}
