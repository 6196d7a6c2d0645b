## Durations: the units are in noun.ftl

duration-unavailable = ദൈർഘ്യം ലഭ്യമല്ല

## Spans that make one together: 1 മണിക്കൂർ 30 മിനിറ്റ്. Only the last one has a case

duration-two = { FORM($first, case: "direct") } { $second }

duration-middle = { FORM($first, case: "direct") } { FORM($second, case: "direct") }

duration-end = { FORM($first, case: "direct") } { $second }
